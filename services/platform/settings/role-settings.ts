import type { Role } from './roles.js';
import { type Settings, WrongSettingError } from './settings.js';

/** Setting → what a process cannot share with others without it. */
const NEEDED = {
  EVENT_STORE_URL: 'the log',
  READ_MODELS_URL: 'the read models',
} as const;

/**
 * Roles share what the standalone program may keep in files of its own.
 * @throws WrongSettingError naming the first setting that is missing
 */
export function assertShareable(role: Role, settings: Settings): void {
  if (role === 'standalone') return;
  for (const [name, what] of Object.entries(NEEDED)) {
    if (settings[name as keyof typeof NEEDED] !== undefined) continue;
    throw new WrongSettingError(`Setting ${name} is missing: the ${role} shares ${what} with other processes.`);
  }
  if (role === 'relay' && settings.KAFKA_BROKERS === undefined) {
    throw new WrongSettingError('Setting KAFKA_BROKERS is missing: the relay hands public messages to Kafka.');
  }
}
