import { Injectable } from '@nestjs/common';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { settingsCalls } from '../../../contracts/marinas/calls.js';
import { AddFileOfMarina, RemoveFileOfMarina } from '../../../contracts/marinas/commands.js';
import type { MarinaFile } from '../../../contracts/marinas/files.js';
import { ListMarinaFiles, ShowFilesOfMarina } from '../../../contracts/marinas/queries.js';
import { type MarinaFileType, marinaFileTypes } from '../../../contracts/marinas/vocabulary.js';
import { allows, type Principal } from '../../../contracts/vocabulary/access.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { UploadedFile } from '../../platform/http/upload.js';

/** Who asks, and of which marina; absent: of the caller's own. */
interface Asked {
  readonly who: Principal;
  readonly own_marina_id: string;
  readonly marina_id?: string | undefined;
}

export function isMarinaFileType(type: string | undefined): type is MarinaFileType {
  return marinaFileTypes.some((one) => one === type);
}

/**
 * The files of the marina's settings under the paths that the specification names for all attachments (spec 3 §7), with
 * the permissions of the settings.
 */
@Injectable()
export class SettingsFiles {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async list(
    requested_type: MarinaFileType,
    asked: Asked,
  ): Promise<{ readonly items: readonly MarinaFile[]; readonly total: number } | Refusal> {
    const refusal = refusalOf(settingsCalls.files, asked);
    if (refusal !== null) return refusal;
    const items = await this.queries.execute(new ShowFilesOfMarina(asked.own_marina_id, requested_type));
    return { items, total: items.length };
  }

  async add(
    input: { readonly requested_type: MarinaFileType; readonly languages: Language[] },
    file: UploadedFile,
    asked: Asked,
    context: MarinaContext,
  ): Promise<BusAnswer<AddFileOfMarina>> {
    const refusal = refusalOf(settingsCalls.addFile, asked);
    if (refusal !== null) return refusal;
    return this.commands.execute(new AddFileOfMarina(input, file, partOf(context, 'marina file')));
  }

  async remove(file_id: string, asked: Asked, context: MarinaContext): Promise<BusAnswer<RemoveFileOfMarina>> {
    const refusal = refusalOf(settingsCalls.removeFile, asked);
    if (refusal !== null) return refusal;
    return this.commands.execute(new RemoveFileOfMarina(file_id, partOf(context, 'marina file')));
  }

  /** Removes a file that is no document of a person or boat. Whoever may not is told so only of a file that exists. */
  async removeUnnamed(file_id: string, asked: Asked, context: MarinaContext): Promise<BusAnswer<RemoveFileOfMarina>> {
    if (refusalOf(settingsCalls.removeFile, asked) === null) {
      const removed = await this.remove(file_id, asked, context);
      return isRefusal(removed) ? unknown() : removed;
    }
    const files = await this.queries.execute(new ListMarinaFiles({ marina_id: asked.own_marina_id }));
    return files.some((file) => file.file_id === file_id) ? refuse('forbidden', 'FORBIDDEN') : unknown();
  }
}

const unknown = (): Refusal => refuse('not_found', customerErrors.document_not_found);

/** The caller's own marina only, and only with the permission of the call about the settings. */
function refusalOf(
  { access }: (typeof settingsCalls)['files' | 'addFile' | 'removeFile'],
  { who, marina_id, own_marina_id }: Asked,
): Refusal | null {
  if (!allows(access, who)) return refuse('forbidden', 'FORBIDDEN');
  return marina_id === undefined || marina_id === own_marina_id ? null : refuse('not_found', 'MARINA_NOT_FOUND');
}
