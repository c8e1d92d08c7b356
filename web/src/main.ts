import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { keepSettings } from "./lib/settings.svelte";
import { need } from "./lib/words.svelte";

keepSettings();
// Nothing is shown before its words are here: a page that changes its text under the eyes is hard to read.
await need("web", "core");
mount(App, { target: document.getElementById("app")! });
