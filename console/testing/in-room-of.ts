import { jest } from '@jest/globals';

/** Gives every element this width, which jsdom does not lay out. Ends with `layOutNothing`. */
export function inRoomOf(width: number): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 40));
}

export function layOutNothing(): void {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
}
