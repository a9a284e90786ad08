import type { ComponentType } from 'react';

/** One component as the gallery shows it. */
export interface Story {
  /** Name of its picture in docs/console, without the ending. */
  name: string;
  Show: ComponentType;
  /** Width in pixels of the place it gets; a phone's is 390. */
  width?: number;
  /** Floats cover the page: shown once, in the light scheme, with room of this height. */
  float?: number;
}
