import { describe, expect, it } from '@jest/globals';
import { assertShareable } from './role-settings.js';
import { parseSettings, WrongSettingError } from './settings.js';

const LOG = { EVENT_STORE_URL: 'esdb://localhost:2113' };
const BOTH = { ...LOG, READ_MODELS_URL: 'mongodb://localhost' };
const KAFKA = { KAFKA_BROKERS: 'localhost:9092' };

describe('the settings of a role', () => {
  it.each(['api', 'projector', 'relay', 'scheduler'] as const)('name the servers that the %s needs', (role) => {
    const check = (given: Record<string, string>) => () => assertShareable(role, parseSettings(given));
    expect(check({})).toThrow(
      new WrongSettingError(`Setting EVENT_STORE_URL is missing: the ${role} shares the log with other processes.`),
    );
    expect(check(LOG)).toThrow(
      new WrongSettingError(
        `Setting READ_MODELS_URL is missing: the ${role} shares the read models with other processes.`,
      ),
    );
    expect(check({ ...BOTH, ...KAFKA })).not.toThrow();
  });

  it('require Kafka only for the relay', () => {
    const check = (role: 'relay' | 'api') => () => assertShareable(role, parseSettings(BOTH));
    expect(check('relay')).toThrow('Setting KAFKA_BROKERS is missing: the relay publishes messages to Kafka.');
    expect(check('api')).not.toThrow();
  });

  it('are all optional in the standalone program', () => {
    expect(() => assertShareable('standalone', parseSettings({}))).not.toThrow();
  });
});
