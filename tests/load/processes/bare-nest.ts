import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { answerQuestions } from '../child-program.js';

@Controller()
class HelloController {
  @Get('/hello')
  hello() {
    return { hello: 'there' };
  }
}

@Module({ controllers: [HelloController] })
class HelloModule {}

/** The cost of Nest and Fastify alone. */
answerQuestions({
  start: async () => {
    const app = await NestFactory.create<NestFastifyApplication>(HelloModule, new FastifyAdapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
    return app.getUrl();
  },
  atRest: async () => {
    for (let round = 0; round < 5; round += 1) {
      globalThis.gc?.();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return process.memoryUsage().rss;
  },
  stop: () => {
    setImmediate(() => process.exit(0));
  },
});
