import type { ComponentType } from 'react';

/** One component in the gallery. */
export interface Story {
  /** File name of its picture in docs/console, without the extension. */
  name: string;
  Show: ComponentType;
  /** Width of its frame in pixels; a phone's is 390. */
  width?: number;
  /** Height reserved for a float, which covers the page: shown once, in the light scheme. */
  float?: number;
}
