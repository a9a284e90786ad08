import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { wordsFromDisk } from '../../../testing/start-words.js';
import { Clock } from './clock.js';

beforeEach(async () => {
  await wordsFromDisk('en');
  jest.useFakeTimers({ now: new Date('2026-11-21T08:42:57Z') });
});
afterEach(() => void jest.useRealTimers());

it('shows the time at the marina, and the next minute within five seconds of it', () => {
  render(<Clock timeZone="Europe/Oslo" />);
  expect(screen.getByText('09:42')).toBeVisible();
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText('09:42')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('09:43')).toBeVisible();
});

it('stops when it is taken off the page', () => {
  render(<Clock timeZone="Europe/Oslo" />).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
