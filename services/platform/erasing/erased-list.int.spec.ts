import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ErasedList } from './erased-list.js';

const AT = '2027-06-01T08:00:00.000Z';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'erased-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('lists every erased person once, also one whose id has blanks', () => {
  const list = ErasedList.inDirectory(directory);
  const persons = ['0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22', 'cash day 0190f3a2-6a01-7d11-8b21-0a5b7c9d1e23 2027-05-31'];
  for (const person of [...persons, ...persons]) list.add(person, AT);
  expect(ErasedList.inDirectory(directory).all()).toEqual(persons);
});
