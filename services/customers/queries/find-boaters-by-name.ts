import {
  FindBoatersByContact,
  FindBoatersByMailStart,
  FindBoatersByName,
} from '../../../contracts/customers/queries.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { asBoater, boaterList } from '../projections/boater-list.js';
import { boaterFilter, contactFilter, onlyShown } from './boater-filter.js';

@QueryHandler(FindBoatersByName)
export class FindBoatersByNameHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { marina_id, search, limit } }: FindBoatersByName): Promise<readonly string[]> {
    const filter = boaterFilter({ marina_id, today: this.clock.today('UTC'), hide_contacts: true, search });
    const found = await this.projections.model(boaterList).find({ filter, limit });
    return found.flatMap((document) => asBoater(document)?.boater_id ?? []);
  }
}

@QueryHandler(FindBoatersByContact)
export class FindBoatersByContactHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindBoatersByContact): Promise<readonly string[]> {
    const { marina_id, limit } = input;
    const filter = { marina_id, ...contactFilter(input) };
    const found = await this.projections.model(boaterList).find({ filter, limit });
    return found.flatMap((document) => asBoater(document)?.record_ids ?? []);
  }
}

@QueryHandler(FindBoatersByMailStart)
export class FindBoatersByMailStartHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindBoatersByMailStart): Promise<readonly string[]> {
    const { marina_id, start, hide_contacts, limit } = input;
    const wanted = folded(start);
    const filter = {
      ...{ marina_id, email: { $startsWith: wanted }, ...onlyShown(hide_contacts) },
      $nor: [{ search: { $contains: wanted } }],
    };
    const found = await this.projections.model(boaterList).find({ filter, limit });
    return found.flatMap((document) => asBoater(document)?.record_ids ?? []);
  }
}
