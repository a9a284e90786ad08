import { Controller } from '@nestjs/common';
import { documentApi } from '../../../contracts/customers/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext, MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import {
  Command,
  Endpoint,
  Input,
  MarinaCommand,
  MarinaId,
  type RouteInput,
  Staff,
  Upload,
} from '../../platform/http/endpoint.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { AddPersonDocument } from '../commands/add-document.js';
import { KeepDocument } from '../commands/keep-document.js';
import { ListDocuments } from '../queries/list-documents.js';

/** Documents of boaters and boats. */
@Controller()
export class DocumentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(documentApi.getall)
  getall(@Input() about: RouteInput<typeof documentApi.getall>, @MarinaId() marina_id: string) {
    return this.queries.execute(new ListDocuments({ marina_id, ...about }));
  }

  @Endpoint(documentApi.create)
  create(
    @Input() { requested_type: document_type, expires_on = '', ...about }: RouteInput<typeof documentApi.create>,
    @Upload() file: UploadedFile,
    @Staff() { principal: who }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const document = { ...about, document_type, expires_on: expires_on === '' ? null : expires_on };
    return this.commands.execute(new AddPersonDocument({ marinaId: context.marina_id, who }, document, file, context));
  }

  @Endpoint(documentApi.update)
  update(
    @Input() { attachment_id, expires_on }: RouteInput<typeof documentApi.update>,
    @MarinaId() marinaId: string,
    @Staff() { principal: who }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    const change = { type: 'SetExpiry' as const, expires_on };
    return this.commands.execute(new KeepDocument({ marinaId, who }, attachment_id, change, context));
  }

  @Endpoint(documentApi.delete)
  delete(
    @Input() { attachment_id }: RouteInput<typeof documentApi.delete>,
    @MarinaId() marinaId: string,
    @Staff() { principal: who }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    const change = { type: 'DeleteDocument' as const };
    return this.commands.execute(new KeepDocument({ marinaId, who }, attachment_id, change, context));
  }
}
