import { attachmentApi } from '../../../contracts/reservations/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LinkableFiles } from '../lookups/linkable-files.js';

@Handles(attachmentApi.getLink)
export class LinkAttachment {
  constructor(private readonly files: LinkableFiles) {}

  execute({ input: { attachment_id }, marina_id }: ReceivedCall<typeof attachmentApi.getLink>) {
    return this.files.linkTo(attachment_id, { marina_id });
  }
}
