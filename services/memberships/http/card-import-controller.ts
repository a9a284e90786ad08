import { Controller } from '@nestjs/common';
import { cardImportApi } from '../../../contracts/memberships/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Upload } from '../../platform/http/endpoint.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { ImportCards } from '../commands/import-cards.js';
import { CheckCards, ShowCardImport, WriteCardTemplate } from '../queries/card-sheets.js';

/** Several cards from one spreadsheet. */
@Controller()
export class CardImportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(cardImportApi.template)
  template(@Input() input: RouteInput<typeof cardImportApi.template>) {
    return this.queries.execute(new WriteCardTemplate(input));
  }

  @Endpoint(cardImportApi.check)
  check(
    @Input() _input: RouteInput<typeof cardImportApi.check>,
    @MarinaId() marina: string,
    @Upload() file: UploadedFile,
  ) {
    return this.queries.execute(new CheckCards(marina, file.bytes));
  }

  @Endpoint(cardImportApi.import)
  import(
    @Input() _input: RouteInput<typeof cardImportApi.import>,
    @MarinaCommand() context: MarinaContext,
    @Upload() file: UploadedFile,
  ) {
    return this.commands.execute(new ImportCards(file.bytes, context));
  }

  @Endpoint(cardImportApi.progress)
  progress(@MarinaId() marina: string) {
    return this.queries.execute(new ShowCardImport(marina));
  }
}
