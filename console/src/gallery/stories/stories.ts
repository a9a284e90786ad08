import type { Story } from '../story.js';
import { buttonStories } from './buttons.js';
import { fieldStories } from './fields.js';
import { floatStories } from './floats.js';
import { listStories } from './lists.js';
import { markStories } from './marks.js';
import { pageStories } from './pages.js';
import { stateStories } from './states.js';

export const stories: readonly Story[] = [
  ...markStories,
  ...buttonStories,
  ...fieldStories,
  ...floatStories,
  ...stateStories,
  ...pageStories,
  ...listStories,
];
