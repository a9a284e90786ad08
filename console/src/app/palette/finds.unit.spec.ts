import { expect, it } from '@jest/globals';
import { wordsFromDisk } from '../../../testing/start-words.js';
import { words } from '../../lib/i18n/i18n.js';
import { languages } from '../../lib/i18n/language.js';
import { finds } from './finds.js';
import { paletteTasks } from './palette-tasks.js';

const everyTask = paletteTasks(
  new Set([
    '/activity',
    '/berths',
    '/messages',
    '/matching',
    '/plan',
    '/absence-reports',
    '/payments?tab=cash_up',
    '/inventory',
    '/marina_settings',
  ]),
);

it.each([
  ['en', 'cash', 'cash_up'],
  ['en', 'till', 'cash_up'],
  ['en', 'close pier', 'out_of_service'],
  ['en', 'out of service', 'out_of_service'],
  ['en', 'reply', 'write'],
  ['en', 'check in', 'arrive'],
  ['fr', 'depart', 'arrive'],
  ['fr', 'fermer ponton', 'out_of_service'],
  ['de', 'kasse', 'cash_up'],
  ['de', 'steg sperren', 'out_of_service'],
  ['es', 'efectivo', 'cash_up'],
  ['it', 'chiudere pontile', 'out_of_service'],
] as const)('in %s, “%s” finds %s', async (language, typed, task) => {
  await wordsFromDisk(language);
  const t = words.getFixedT(language, 'app');
  const found = everyTask.filter(({ id }) => finds(typed, { label: t(`task_${id}`), words: t(`find_${id}`) }));
  expect(found.map(({ id }) => id)).toContain(task);
});

it.each(languages)('in %s, a word finds few tasks, and an unknown one none', async (language) => {
  await wordsFromDisk(language);
  const t = words.getFixedT(language, 'app');
  const found = (typed: string) =>
    everyTask.filter(({ id }) => finds(typed, { label: t(`task_${id}`), words: t(`find_${id}`) })).length;
  expect(found('csv')).toBe(1);
  expect(found('qqq')).toBe(0);
});

it('offers the tasks of open screens only', () => {
  expect(paletteTasks(new Set(['/activity'])).map(({ id }) => id)).toEqual(['arrive', 'conflict']);
});
