import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ProposedEvent, StoredEvent } from './stored-log.js';

/** Time in units of 100 ns since the Unix epoch, as the server writes it. */
const CREATED = '17500000000000000';

export function streamIdentifier(stream: string): shared.StreamIdentifier {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream).toString('base64'));
  return identifier;
}

export function nameOf(identifier: shared.StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

export function proposedEvent(message: streams.AppendReq.ProposedMessage): ProposedEvent {
  const kinds = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: kinds.get('type') ?? '',
    contentType: kinds.get('content-type') ?? '',
    data: message.getData_asB64(),
    metadata: message.getCustomMetadata_asB64(),
  };
}

export function readEvent(event: StoredEvent): streams.ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  const id = new shared.UUID();
  id.setString(event.id);
  recorded.setId(id);
  recorded.setStreamIdentifier(streamIdentifier(event.stream));
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.position));
  recorded.setPreparePosition(String(event.position));
  recorded.getMetadataMap().set('type', event.type);
  recorded.getMetadataMap().set('content-type', event.contentType);
  recorded.getMetadataMap().set('created', CREATED);
  recorded.setData(event.data);
  recorded.setCustomMetadata(event.metadata);
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(recorded);
  read.setCommitPosition(String(event.position));
  return new streams.ReadResp().setEvent(read);
}

export function streamNotFound(stream: string): streams.ReadResp {
  const missing = new streams.ReadResp.StreamNotFound();
  missing.setStreamIdentifier(streamIdentifier(stream));
  return new streams.ReadResp().setStreamNotFound(missing);
}

export function confirmation(id: string): streams.ReadResp {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId(id);
  return new streams.ReadResp().setConfirmation(confirmed);
}

export function checkpoint(position: number): streams.ReadResp {
  const reached = new streams.ReadResp.Checkpoint();
  reached.setCommitPosition(String(position));
  reached.setPreparePosition(String(position));
  return new streams.ReadResp().setCheckpoint(reached);
}
