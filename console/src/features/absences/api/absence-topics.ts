import type { Topic } from '../../../lib/api/topics.js';

/** What changes the lists and forecasts of absences: the reports themselves, and the nights of visitors. */
export const absenceTopics: readonly Topic[] = [
  { topic: 'absences' },
  { topic: 'occupancy' },
  { topic: 'reservations' },
];
