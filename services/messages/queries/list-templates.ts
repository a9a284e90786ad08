import type { MessageTemplate } from '../../../contracts/messages/template.js';
import { MOST_TEMPLATES } from '../../../contracts/messages/vocabulary.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { templateList } from '../projections/template-list.js';

/** The templates of a marina for messages, by name. */
export class ListTemplates extends Query<{ readonly items: readonly MessageTemplate[]; readonly total: number }> {
  constructor(readonly marina_id: string) {
    super();
  }
}

@QueryHandler(ListTemplates)
export class ListTemplatesHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: ListTemplates) {
    const found = await this.projections.model(templateList).find({
      filter: { marina_id },
      sort: [['sorted_name', 1]],
      // A few more than the limit may have been created at the same moment.
      limit: 2 * MOST_TEMPLATES,
    });
    const items = found.map(({ _id: id, revision, name, about, texts, updated_at }) => ({
      ...{ id, revision, name, about, texts, updated_at },
    }));
    return { items, total: items.length };
  }
}
