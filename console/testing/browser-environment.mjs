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

/** Accepts the abort signals of jsdom, which Node's `Request` refuses; the router creates requests with them. */
class RoutersRequest extends Request {
  constructor(input, { signal: _signal, ...init } = {}) {
    super(input, init);
  }
}

/** jsdom with the browser features that it lacks. A test file fails if it leaves something open. */
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
    // The default is a wide screen, a fine pointer, the light scheme and no reduced motion; a test may override it.
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

/** jsdom answers only media queries about the width. */
function mediaMatches(query, width) {
  const least = /min-width:\s*([\d.]+)px/.exec(query);
  const most = /max-width:\s*([\d.]+)px/.exec(query);
  if (least === null && most === null)
    return /pointer:\s*fine|hover:\s*hover|prefers-color-scheme:\s*light/.test(query);
  return (least === null || width >= Number(least[1])) && (most === null || width <= Number(most[1]));
}
