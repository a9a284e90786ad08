import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { type handleUnaryCall, status } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import type { NodeState } from './node-state.js';
import { nameOf } from './wire-messages.js';

/** The client requires three numbers. */
const VERSION = '24.10.0';
const STREAM_CALLS = ['read', 'append', 'delete', 'tombstone', 'batchappend'];

export function supportedMethods(): handleUnaryCall<shared.Empty, features.SupportedMethods> {
  return (_call, answer) => {
    const methods = STREAM_CALLS.map((name) => {
      const method = new features.SupportedMethod();
      method.setServiceName('event_store.client.streams.streams');
      method.setMethodName(name);
      return method;
    });
    answer(null, new features.SupportedMethods().setEventStoreServerVersion(VERSION).setMethodsList(methods));
  };
}

/** A node reports only itself; clients query all known nodes to find the leader. */
export function clusterMembers(node: NodeState): handleUnaryCall<shared.Empty, gossip.ClusterInfo> {
  return (_call, answer) => {
    const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
    const place = new gossip.EndPoint().setAddress('127.0.0.1').setPort(node.port());
    const id = new shared.UUID();
    id.setString(randomUUID());
    const member = new gossip.MemberInfo().setInstanceId(id).setTimeStamp('0').setIsAlive(true);
    member.setState(node.isLeader() ? LEADER : FOLLOWER).setHttpEndPoint(place);
    answer(null, new gossip.ClusterInfo().setMembersList([member]));
  };
}

export function deleting(node: NodeState): handleUnaryCall<streams.DeleteReq, streams.DeleteResp> {
  return (call, answer) => {
    const refused = node.refusal(call.metadata);
    if (refused !== undefined) {
      answer(refused);
      return;
    }
    const stream = nameOf(call.request.getOptions()?.getStreamIdentifier());
    if (node.log.revisionOf(stream) === null) {
      answer({ code: status.FAILED_PRECONDITION, details: 'there is no such stream' });
      return;
    }
    node.log.delete(stream);
    answer(null, new streams.DeleteResp().setNoPosition(new shared.Empty()));
  };
}
