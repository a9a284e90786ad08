import { TestEnvironment } from 'jest-environment-jsdom';
import { nothingLeftOpen, openHandles } from '../../tests/environment/left-open.mjs';

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class IntersectionObserver extends ResizeObserver {
  takeRecords() {
    return [];
  }
}

/** Takes the abort signals of jsdom, which Node's own refuses: the router makes requests for itself with them. */
class RoutersRequest extends Request {
  constructor(input, { signal: _signal, ...init } = {}) {
    super(input, init);
  }
}

/** jsdom with what browsers have and it lacks. A test file fails that leaves something open. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.before = openHandles();
    const { global } = this;
    Object.assign(global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request: RoutersRequest,
      Response,
      Headers,
      structuredClone,
      ReadableStream,
      BroadcastChannel,
      ResizeObserver,
      IntersectionObserver,
    });
    global.crypto.randomUUID ??= () => crypto.randomUUID();
    // A wide screen, a fine pointer, light, and no wish for less motion, unless a test says otherwise.
    global.matchMedia = (query) => ({
      matches: mediaMatches(query, global.innerWidth),
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    });
    global.scrollTo = () => {};
    global.Element.prototype.scrollIntoView = () => {};
    global.Element.prototype.hasPointerCapture ??= () => false;
    global.Element.prototype.setPointerCapture ??= () => {};
    global.Element.prototype.releasePointerCapture ??= () => {};
    global.URL.createObjectURL ??= () => 'blob:test';
    global.URL.revokeObjectURL ??= () => {};
  }

  async teardown() {
    await super.teardown();
    await nothingLeftOpen(this.before);
  }
}

/** Of all the questions about a screen, jsdom's has only a width. */
function mediaMatches(query, width) {
  const least = /min-width:\s*([\d.]+)px/.exec(query);
  const most = /max-width:\s*([\d.]+)px/.exec(query);
  if (least === null && most === null)
    return /pointer:\s*fine|hover:\s*hover|prefers-color-scheme:\s*light/.test(query);
  return (least === null || width >= Number(least[1])) && (most === null || width <= Number(most[1]));
}
