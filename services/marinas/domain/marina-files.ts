import { marinaErrorCodes } from '../../../contracts/marinas/errors.js';
import { type MarinaFileType, mostFiles } from '../../../contracts/marinas/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { MarinaEvent, StoredFile } from './marina-events.js';

export type FileEvent = Extract<MarinaEvent, { type: `MarinaFile${string}` }>;

export type FileCommand =
  | { type: 'AddFile'; file: StoredFile }
  | { type: 'RemoveFile'; file_id: string }
  | { type: 'OrderFiles'; requested_type: MarinaFileType; file_ids: readonly string[] };

const ofType = (files: readonly StoredFile[], type: MarinaFileType) =>
  files.filter(({ requested_type }) => requested_type === type);

/** A type that allows one file replaces it; a full list of the other types is refused. */
export function decideFiles(command: FileCommand, files: readonly StoredFile[]): MarinaEvent[] | Refusal {
  switch (command.type) {
    case 'AddFile': {
      const { file } = command;
      const most = mostFiles[file.requested_type];
      const full = most > 1 && ofType(files, file.requested_type).length >= most;
      return full ? refuse('conflict', marinaErrorCodes.too_many_files) : [{ type: 'MarinaFileAdded', data: file }];
    }
    case 'RemoveFile': {
      const file = files.find(({ file_id }) => file_id === command.file_id);
      if (file === undefined) return refuse('not_found', marinaErrorCodes.file_not_found);
      const { file_id, requested_type } = file;
      return [{ type: 'MarinaFileRemoved', data: { file_id, requested_type } }];
    }
    case 'OrderFiles': {
      const { requested_type, file_ids } = command;
      const known = ofType(files, requested_type).map(({ file_id }) => file_id);
      if (!file_ids.every((id) => known.includes(id))) return refuse('not_found', marinaErrorCodes.file_not_found);
      // A list that lacks a file was read before a colleague added it.
      if (known.length !== file_ids.length || !known.every((id) => file_ids.includes(id))) {
        return refuse('conflict', marinaErrorCodes.files_changed);
      }
      const same = known.every((id, index) => file_ids[index] === id);
      return same ? [] : [{ type: 'MarinaFilesOrdered', data: { requested_type, file_ids: [...file_ids] } }];
    }
    default:
      return command satisfies never;
  }
}

/** The cancellation policies that an event replaces or removes. */
export function policiesEndedBy(files: readonly StoredFile[], event: FileEvent): readonly StoredFile[] {
  const after = filesAfter(files, event);
  return files.filter((file) => isPolicy(file) && !after.some(({ file_id }) => file_id === file.file_id));
}

function isPolicy({ requested_type }: StoredFile): boolean {
  return requested_type === 'CANCELLATION_POLICY_SHORT' || requested_type === 'CANCELLATION_POLICY_LONG';
}

/** The files after one event. */
export function filesAfter(files: readonly StoredFile[], event: FileEvent): readonly StoredFile[] {
  switch (event.type) {
    case 'MarinaFileAdded': {
      const replaced = mostFiles[event.data.requested_type] === 1;
      const kept = files.filter(({ requested_type }) => !replaced || requested_type !== event.data.requested_type);
      return [...kept, event.data];
    }
    case 'MarinaFileRemoved':
      return files.filter(({ file_id }) => file_id !== event.data.file_id);
    case 'MarinaFilesOrdered': {
      const { requested_type, file_ids } = event.data;
      const ordered = file_ids.flatMap((id) => files.filter(({ file_id }) => file_id === id));
      return [...files.filter((file) => file.requested_type !== requested_type), ...ordered];
    }
    default:
      return event satisfies never;
  }
}
