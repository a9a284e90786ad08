import type { Topic } from '../../../lib/api/topics.js';

/** A change to any reservation, berth or stay can change who fits where. */
export const placingTopics: readonly Topic[] = [
  { topic: 'reservations' },
  { topic: 'berths' },
  { topic: 'occupancy' },
  { topic: 'absences' },
  { topic: 'marinas' },
];
