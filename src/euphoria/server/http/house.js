// The pages of the house, in words. Text from the server is only ever set as text.
"use strict";

const $ = (id) => document.getElementById(id);
const key = () => crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2) + Date.now();

async function ask(method, path, body, headers = {}) {
  const options = { method, headers: { "X-Euphoria": "1", ...headers } };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  const answer = await fetch(path, options);
  const data = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.message), data);
  return data;
}

function fill(list, texts, make) {
  list.replaceChildren(...texts.map((text) => {
    const item = document.createElement("li");
    if (make) item.append(make(text)); else item.textContent = text;
    return item;
  }));
}

function button(text, act) {
  const made = document.createElement("button");
  made.textContent = text;
  made.type = "button";
  made.onclick = async () => {
    made.disabled = true;
    try { $("problem").textContent = ""; await act(); } catch (error) { $("problem").textContent = error.message; }
    made.disabled = false;
  };
  return made;
}

async function me(name) {
  try { return await ask("GET", "/api/me"); } catch { /* not known yet */ }
  const wanted = name || window.prompt("Your name at the table?") || "";
  return (await ask("POST", "/api/me", { name: wanted })).person;
}

// ------------------------------------------------------------------ the first page

function home() {
  const form = $("new");
  form.onsubmit = async (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const players = Number(data.get("players")), bots = Math.min(Number(data.get("bots")), players - 1);
    const seats = Array.from({ length: players }, (_, n) => ({ kind: n < players - bots ? "open" : "bot" }));
    try {
      await me(data.get("name"));
      const made = await ask("POST", "/api/tables", { title: data.get("title"), players, seats, public: !data.get("private") });
      if (bots === players - 1) await ask("POST", `/api/tables/${made.table.id}/start`);
      location.href = `/plain${made.path}`;
    } catch (error) { $("problem").textContent = error.message; }
  };
  const fit = () => {
    const { least, most } = form.elements.title.selectedOptions[0].dataset;
    const { players, bots } = form.elements;
    bots.max = most - 1;
    players.min = least;
    players.max = most;
    players.value = Math.max(least, Math.min(most, players.value));
  };
  form.elements.title.onchange = fit;
  fit();
}

// ------------------------------------------------------------------ a table

function table(id) {
  const invitation = location.hash.slice(1);
  const shown = invitation ? { "X-Euphoria-Invitation": invitation } : {};
  const path = `/api/tables/${id}`;
  let told = 0, epoch = -1, info = null, wait = 500;

  $("lang").value = localStorage.getItem("lang") || "en";
  $("lang").onchange = () => { localStorage.setItem("lang", $("lang").value); epoch = -1; words(); };
  $("say").onsubmit = async (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    try {
      await me();
      await ask("POST", `${path}/chat`, { key: key(), text: field.value }, shown);
      field.value = "";
    } catch (error) { $("problem").textContent = error.message; }
  };

  // One question to the server at a time, so that nothing is told twice; once more if something came meanwhile.
  let asking = false, again = false;
  async function words() {
    if (asking) { again = true; return; }
    asking = true;
    try {
      do { again = false; await tell(); } while (again);
    } catch (error) {
      $("problem").textContent = error.message;
    } finally {
      asking = false;
    }
  }

  async function tell() {
    const since = epoch < 0 ? 0 : told;
    const now = await ask("GET", `${path}/words?lang=${$("lang").value}&since=${since}`, undefined, shown);
    if (now.epoch !== epoch) { $("events").replaceChildren(); epoch = now.epoch; told = 0; if (since) { again = true; return; } }
    for (const text of now.events) $("events").prepend(Object.assign(document.createElement("li"), { textContent: text }));
    told = now.first + now.events.length;
    $("log").hidden = $("see").hidden = false;
    fill($("lines"), now.lines);
    $("state").textContent = now.result || now.waiting;
    $("ask").hidden = now.options.length === 0;
    $("question").textContent = now.question;
    fill($("options"), now.options, (option) =>
      button(option.words, () => ask("POST", `${path}/act`, { key: key(), ply: now.ply, action: option.text })));
  }

  function seats() {
    const free = info.seats.filter((seat) => seat.kind === "open");
    const list = document.createElement("ul");
    fill(list, info.seats.map((seat) => {
      const who = { open: "free", closed: "closed", bot: `${seat.name} (bot)`, person: seat.name }[seat.kind];
      return `${seat.seat + 1}. ${who}${seat.standin ? " — a bot stands in" : ""}${seat.online ? " — here" : ""}`;
    }));
    $("seats").replaceChildren(list);
    $("title").textContent = `${info.title}, ${info.players} players`;
    if (info.phase === "open") $("state").textContent = free.length ? `Waiting for players: ${free.length} free.` : "Ready.";
    if (info.you === null && free.length) {
      $("seats").append(button("Sit down", async () => { await me(); await ask("POST", `${path}/join`, { invitation }); talk.close(); }));
    }
    if (info.host && info.phase === "open") {
      $("seats").append(
        button("Fill with bots", async () => { for (const seat of free) await ask("PUT", `${path}/seats/${seat.seat}`, { kind: "bot" }); }),
        button("Begin", () => ask("POST", `${path}/start`)));
    }
    if (info.you !== null && info.phase === "over") {
      $("seats").append(button("Another game", async () => { location.href = `/plain${(await ask("POST", `${path}/rematch`)).path}`; }));
    }
  }

  /** Take away what the host has taken away. */
  const sweep = () => $("chat").querySelectorAll("li").forEach((line) => info.hidden.includes(+line.dataset.number) && line.remove());

  let talk;
  function listen() {
    talk = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/ws/tables/${id}`);
    talk.onopen = () => talk.send(JSON.stringify({ type: "hello", invitation }));
    talk.onmessage = ({ data }) => {
      wait = 500;
      const message = JSON.parse(data);
      if (message.type === "table") { info = message.table; seats(); sweep(); if (info.phase !== "open") words(); }
      if (message.type === "position") words();
      if (message.type === "error") $("problem").textContent = message.message;
      if (message.type === "chat") {
        for (const said of message.messages) {
          const text = said.text || "(whispers)";
          const line = Object.assign(document.createElement("li"), { textContent: `${said.name}: ${text}` });
          line.dataset.number = said.number;
          $("chat").append(line);
        }
      }
    };
    talk.onclose = () => { $("chat").replaceChildren(); setTimeout(listen, wait); wait = Math.min(wait * 2, 10000); };
  }
  listen();
}

const here = location.pathname.match(/^(?:\/plain)?\/t\/(\w+)$/);
if (here) table(here[1]); else if ($("new")) home();
