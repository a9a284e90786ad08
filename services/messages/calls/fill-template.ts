import { FindBoaters } from '../../../contracts/customers/queries.js';
import { FindApprovalKit, FindMarina } from '../../../contracts/marinas/queries.js';
import { templateApi } from '../../../contracts/messages/api.js';
import { templateErrors } from '../../../contracts/messages/errors.js';
import { fill } from '../../../contracts/messages/rules/template-text.js';
import type { FilledTemplate } from '../../../contracts/messages/template.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Figures } from '../../platform/words/figures.js';
import { templateLanguage } from '../domain/template-language.js';
import { MessageSubject } from '../lookups/message-subject.js';
import { TemplateRecordFacts } from '../lookups/template-record-facts.js';
import { templateRecord } from '../records/template-record.js';

/** A template of the marina for one conversation. */
@Handles(templateApi.fill)
export class FillTemplate {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly subject: MessageSubject,
    private readonly facts: TemplateRecordFacts,
  ) {}

  async execute({
    input: { template_id, ...about },
    marina_id,
  }: ReceivedCall<typeof templateApi.fill>): Promise<FilledTemplate | Refusal> {
    const { state } = await this.streams.load(templateRecord, template_id);
    if (!state.exists || state.marina_id !== marina_id) return refuse('not_found', templateErrors.not_found);
    const subject = await this.subject.conversationOf(marina_id, about);
    if (isRefusal(subject)) return subject;
    const [marina, kit, [boater]] = await Promise.all([
      this.queries.execute(new FindMarina(marina_id)),
      this.queries.execute(new FindApprovalKit(marina_id)),
      this.queries.execute(new FindBoaters({ marina_id, boater_ids: [subject.boater_id] })),
    ]);
    if (marina === null || boater === undefined) return refuse('not_found', 'NOT_FOUND');
    const { texts } = state.form;
    const language = templateLanguage(texts, boater.language, kit?.profile.languages ?? []);
    const figures = new Figures(language, marina.time_zone);
    const ofRecord = await this.facts.of(marina, { ...about, boater_id: subject.boater_id }, figures);
    const filled = fill(texts[language] ?? '', {
      ...ofRecord,
      boater_name: joined([boater.first_name, boater.last_name], ' '),
      marina_name: marina.name,
      marina_contact: joined([kit?.profile.phone, marina.office_email], ', '),
    });
    return { ...filled, language, boater_language: boater.language };
  }
}

function joined(parts: readonly (string | null | undefined)[], between: string): string {
  return parts.filter((part) => part != null && part !== '').join(between);
}
