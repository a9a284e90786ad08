import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Operational } from '../http/endpoint.js';
import { Metrics } from './metrics.js';
import { keepFromWork, Readiness } from './readiness.js';

/** Health checks for orchestrators and monitors. */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
  ) {}

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

  @Operational()
  @Get('/metrics')
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  measured(): Promise<string> {
    return this.metrics.text();
  }
}
