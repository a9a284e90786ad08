import { Controller, Get, Header } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { Operational } from '../http/endpoint.js';
import { boundRoutes } from '../openapi/bound-routes.js';
import { ErrorKinds } from '../openapi/error-kinds.js';
import { openApiDocument } from '../openapi/openapi-document.js';
import { PAGE, PAGE_POLICY, PAGE_SCRIPT } from './reference-page.js';

/** Serves the reference of all calls, for programs and for people. */
@Controller()
export class ReferenceController {
  private document: Buffer | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    private readonly kinds: ErrorKinds,
  ) {}

  /**
   * Built on the first request: building takes a second, which must not slow a start. Kept as bytes that all readers
   * share, because the document is long and public.
   */
  @Operational()
  @Get('/openapi.json')
  @Header('Content-Type', 'application/json; charset=utf-8')
  openapi(): Buffer {
    this.document ??= Buffer.from(JSON.stringify(openApiDocument(boundRoutes(this.modules), this.kinds)));
    return this.document;
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
