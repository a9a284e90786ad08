import type * as z from 'zod';
import { legalTextApi } from '../../../contracts/marinas/api.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';

type MarinasByCode = z.output<(typeof legalTextApi.marinas)['answer']>;

@Handles(legalTextApi.marinas)
export class ListMarinasByCode {
  constructor(private readonly queries: QueryBus) {}

  async execute(): Promise<MarinasByCode> {
    const marinas = await this.queries.execute(new ListMarinas());
    return Object.fromEntries(
      marinas.map(({ code, name, country, association }) => [
        code,
        { name, country, association_code: association.code },
      ]),
    );
  }
}
