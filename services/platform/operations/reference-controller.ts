import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operational } from '../http/route-binding.js';
import { LongDocument } from '../http/long-document.js';
import { boundRoutes } from '../openapi/bound-routes.js';
import { ErrorKinds } from '../openapi/error-kinds.js';
import { openApiDocument } from '../openapi/openapi-document.js';
import { PAGE, PAGE_POLICY, PAGE_SCRIPT } from './reference-page.js';

/** Serves the reference of all calls, for programs and for people. */
@Controller()
export class ReferenceController {
  private readonly document: LongDocument;

  constructor(modules: ModulesContainer, kinds: ErrorKinds) {
    this.document = new LongDocument(() => openApiDocument(boundRoutes(modules), kinds));
  }

  @Operational()
  @Get('/openapi.json')
  openapi(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return this.document.send(request, reply);
  }

  @Operational()
  @Get('/docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PAGE_POLICY)
  page(): string {
    return PAGE;
  }

  @Operational()
  @Get('/docs/start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return PAGE_SCRIPT;
  }
}
