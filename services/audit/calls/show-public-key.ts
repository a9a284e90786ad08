import { auditApi } from '../../../contracts/audit/api.js';
import { Handles } from '../../platform/http/handles.js';
import { HistoryKey } from '../sealing/history-key.js';

/** The key that proves exported histories genuine. */
@Handles(auditApi.publicKey)
export class ShowPublicKey {
  constructor(private readonly key: HistoryKey) {}

  async execute() {
    const { publicKey } = await this.key.keyPair();
    return { algorithm: 'Ed25519' as const, public_key: publicKey };
  }
}
