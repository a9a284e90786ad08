import { Controller } from '@nestjs/common';
import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import {
  Endpoint,
  Input,
  MarinaCommand,
  MarinaId,
  type RouteInput,
  Staff,
  Upload,
} from '../../platform/http/endpoint.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { AddPhoto } from '../commands/add-photo.js';
import { DecideConflict } from '../commands/decide-conflict.js';
import { MergeTaps } from '../commands/merge-taps.js';
import { SettleDifference } from '../commands/settle-difference.js';
import { StartWalk } from '../commands/start-walk.js';
import { UpdateWalk } from '../commands/update-walk.js';
import { ListConflicts } from '../queries/list-conflicts.js';
import { ListDifferences } from '../queries/list-differences.js';
import { ListWalkBerths } from '../queries/list-walk-berths.js';
import { ListWalks, ShowWalk } from '../queries/list-walks.js';
import { ShowPhoto } from '../queries/show-photo.js';

@Controller()
export class DockWalkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(dockWalkApi.start)
  start(@Input() _: RouteInput<typeof dockWalkApi.start>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new StartWalk(context));
  }

  @Endpoint(dockWalkApi.getAll)
  getAll(@Input() page: RouteInput<typeof dockWalkApi.getAll>, @MarinaId() marina: string) {
    return this.queries.execute(new ListWalks(marina, page));
  }

  @Endpoint(dockWalkApi.get)
  get(@Input() { session_id }: RouteInput<typeof dockWalkApi.get>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowWalk(marina, session_id));
  }

  @Endpoint(dockWalkApi.berths)
  berths(@Input() input: RouteInput<typeof dockWalkApi.berths>, @MarinaId() marina: string) {
    return this.queries.execute(new ListWalkBerths(marina, input));
  }

  @Endpoint(dockWalkApi.merge)
  merge(
    @Input() input: RouteInput<typeof dockWalkApi.merge>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new MergeTaps(input, principal, context));
  }

  @Endpoint(dockWalkApi.conflicts)
  conflicts(@Input() { session_id }: RouteInput<typeof dockWalkApi.conflicts>, @MarinaId() marina: string) {
    return this.queries.execute(new ListConflicts(marina, session_id));
  }

  @Endpoint(dockWalkApi.decide)
  decide(@Input() input: RouteInput<typeof dockWalkApi.decide>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new DecideConflict(input, context));
  }

  @Endpoint(dockWalkApi.update)
  update(@Input() input: RouteInput<typeof dockWalkApi.update>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new UpdateWalk(input, context));
  }

  @Endpoint(dockWalkApi.differences)
  differences(@Input() input: RouteInput<typeof dockWalkApi.differences>, @MarinaId() marina: string) {
    return this.queries.execute(new ListDifferences(marina, input));
  }

  @Endpoint(dockWalkApi.settle)
  settle(@Input() input: RouteInput<typeof dockWalkApi.settle>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SettleDifference(input, context));
  }

  @Endpoint(dockWalkApi.addPhoto)
  addPhoto(
    @Input() input: RouteInput<typeof dockWalkApi.addPhoto>,
    @Upload() file: UploadedFile,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new AddPhoto(input, file, context));
  }

  @Endpoint(dockWalkApi.photo)
  photo(@Input() input: RouteInput<typeof dockWalkApi.photo>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowPhoto(marina, input));
  }
}
