import { Controller } from '@nestjs/common';
import { harbourMapApi } from '../../../contracts/berths/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import {
  Endpoint,
  Input,
  MarinaCommand,
  MarinaId,
  type RouteInput,
  SpokenLanguage,
} from '../../platform/http/endpoint.js';
import { ArrangeHarbour } from '../commands/arrange-harbour.js';
import { ShowHarbourMap } from '../queries/show-harbour-map.js';
import { ShowPlanDifferences, ShowPlanTimeline } from '../queries/show-plan-history.js';

/** The map of the harbour, and the plan's past. */
@Controller()
export class HarbourMapController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(harbourMapApi.showMap)
  showMap(
    @Input() input: RouteInput<typeof harbourMapApi.showMap>,
    @MarinaId() marina: string,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ShowHarbourMap(marina, language, input));
  }

  @Endpoint(harbourMapApi.arrangeHarbour)
  arrangeHarbour(
    @Input() input: RouteInput<typeof harbourMapApi.arrangeHarbour>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ArrangeHarbour(input, context));
  }

  @Endpoint(harbourMapApi.planTimeline)
  planTimeline(@Input() range: RouteInput<typeof harbourMapApi.planTimeline>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowPlanTimeline(marina, range));
  }

  @Endpoint(harbourMapApi.planDifferences)
  planDifferences(@Input() { at }: RouteInput<typeof harbourMapApi.planDifferences>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowPlanDifferences(marina, at));
  }
}
