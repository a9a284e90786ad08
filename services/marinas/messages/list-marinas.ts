import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { marinaList } from '../projections/marina-list.js';

@QueryHandler(ListMarinas)
export class ListMarinasHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute(): Promise<Marina[]> {
    const marinas: Marina[] = [];
    for await (const document of this.projections.model(marinaList).each({ sort: [['code', 1]] })) {
      marinas.push(document.marina);
    }
    return marinas;
  }
}
