import { templateApi } from '../../../contracts/messages/api.js';
import { MOST_TEMPLATES } from '../../../contracts/messages/vocabulary.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { templateList } from '../projections/template-list.js';

/** The templates of a marina for messages, by name. */
@Handles(templateApi.getall)
export class ListTemplates {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: ReceivedCall<typeof templateApi.getall>) {
    const found = await this.projections.model(templateList).find({
      filter: { marina_id },
      sort: [['sorted_name', 1]],
      // A few more than the limit may have been created at the same moment.
      limit: 2 * MOST_TEMPLATES,
    });
    const items = found.map(({ _id: id, revision, name, about, texts, updated_at }) => ({
      id,
      revision,
      name,
      about,
      texts,
      updated_at,
    }));
    return { items, total: items.length };
  }
}
