import type { Projection } from '../../platform/consuming/projection.js';
import { type ApiKeyEvent, type ApiKeyState, evolve, initial } from '../domain/api-key.js';
import { apiKeyRecord } from '../records/api-key-record.js';

interface ApiKeyDocument {
  marina_id: string;
  created_at: string;
  /** Null: revoked. */
  expires_at: string | null;
  key: Extract<ApiKeyState, { exists: true }>;
}

/** The API keys of every marina. */
export const apiKeyList: Projection<ApiKeyDocument, ApiKeyEvent> = {
  name: 'api-keys',
  version: 1,
  indexes: [{ fields: ['marina_id'] }, { fields: ['created_at'] }, { fields: ['expires_at'] }],
  wholeStream: apiKeyRecord.prefix,
  documentIds: apiKeyRecord.idsIn,
  apply: (document, event) => {
    const key = evolve(document?.key ?? initial(), event as ApiKeyEvent);
    if (!key.exists) return undefined;
    const { marina_id, created_at, revoked_at, expires_at } = key;
    return { marina_id, created_at, expires_at: revoked_at === null ? expires_at : null, key };
  },
};
