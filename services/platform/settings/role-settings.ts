import type { Role } from './roles.js';
import { type Settings, WrongSettingError } from './settings.js';

/** For each setting, the data that processes cannot share without it. */
const NEEDED = {
  EVENT_STORE_URL: 'the log',
  READ_MODELS_URL: 'the read models',
} as const;

/**
 * Ensures that a role does not keep data in private files, as the standalone program may.
 * @throws WrongSettingError naming the first missing setting
 */
export function assertShareable(role: Role, settings: Settings): void {
  if (role === 'standalone') return;
  for (const [name, what] of Object.entries(NEEDED)) {
    if (settings[name as keyof typeof NEEDED] !== undefined) continue;
    throw new WrongSettingError(`Setting ${name} is missing: the ${role} shares ${what} with other processes.`);
  }
  if (role === 'relay' && settings.KAFKA_BROKERS === undefined) {
    throw new WrongSettingError('Setting KAFKA_BROKERS is missing: the relay publishes messages to Kafka.');
  }
}
