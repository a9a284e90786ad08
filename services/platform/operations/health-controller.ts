import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Operational } from '../http/route-binding.js';
import { keepFromWork, Readiness } from './readiness.js';

/** Health checks for orchestrators and monitors. Metrics have a port of their own. */
@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Liveness: a process that does not answer should be restarted. */
  @Operational()
  @Get('/health/live')
  live() {
    return { status: 'live' };
  }

  /** Readiness: whether the server should receive requests, and the parts that prevent it. */
  @Operational()
  @Get('/health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const culprits = await this.readiness.culprits();
    const ready = !keepFromWork(culprits);
    void reply.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not_ready', culprits };
  }
}
