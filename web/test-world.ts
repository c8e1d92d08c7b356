/** What browsers have and the world of a test lacks. */
import { CompressionStream, DecompressionStream } from "node:stream/web";

Object.assign(globalThis, { CompressionStream, DecompressionStream });
