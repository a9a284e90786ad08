import { settingsCalls } from '../../../../../contracts/marinas/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';

export const settingsTopics = [{ topic: 'marinas' as const }];

/** The settings of the marina; what a colleague saves reloads them. */
export function useSettings() {
  const may = useMay(settingsCalls.get.access);
  return { may, answer: useLoad(settingsCalls.get, undefined, { topics: settingsTopics, enabled: may }) };
}
