import { attachmentApi } from '../../../contracts/reservations/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LinkableFiles } from '../lookups/linkable-files.js';

@Handles(attachmentApi.getLinkAsBoater)
export class LinkOwnAttachment {
  constructor(private readonly files: LinkableFiles) {}

  execute({
    input: { attachment_id },
    boater: { marina_id, reservation_id },
  }: ReceivedCall<typeof attachmentApi.getLinkAsBoater>) {
    return this.files.linkTo(attachment_id, { marina_id, reservation_id });
  }
}
