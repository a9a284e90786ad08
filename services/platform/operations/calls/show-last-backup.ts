import { operationsApi } from '../../../../contracts/operations/api.js';
import { Handles } from '../../http/handles.js';
import { LastBackup } from '../../safekeeping/last-backup.js';

@Handles(operationsApi.backup)
export class ShowLastBackup {
  constructor(private readonly backups: LastBackup) {}

  async execute() {
    return { last: await this.backups.find() };
  }
}
