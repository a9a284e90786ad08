import { Controller } from '@nestjs/common';
import { berthImportApi } from '../../../contracts/berths/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Upload } from '../../platform/http/endpoint.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { ImportBerths } from '../commands/import-berths.js';
import { CheckImport } from '../queries/check-import.js';
import { ExportBerths, WriteImportTemplate } from '../queries/export-berths.js';

/** Berths from and to spreadsheets. */
@Controller()
export class BerthImportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(berthImportApi.template)
  template(@Input() input: RouteInput<typeof berthImportApi.template>) {
    return this.queries.execute(new WriteImportTemplate(input));
  }

  @Endpoint(berthImportApi.check)
  check(
    @Input() _input: RouteInput<typeof berthImportApi.check>,
    @MarinaId() marina: string,
    @Upload() file: UploadedFile,
  ) {
    return this.queries.execute(new CheckImport(marina, file.bytes));
  }

  @Endpoint(berthImportApi.import)
  import(
    @Input() { leave_out_wrong }: RouteInput<typeof berthImportApi.import>,
    @MarinaCommand() context: MarinaContext,
    @Upload() file: UploadedFile,
  ) {
    return this.commands.execute(new ImportBerths(file.bytes, leave_out_wrong, context));
  }

  @Endpoint(berthImportApi.export)
  export(@Input() input: RouteInput<typeof berthImportApi.export>, @MarinaId() marina: string) {
    return this.queries.execute(new ExportBerths(marina, input));
  }
}
