import 'reflect-metadata';
import { Controller, Get, Module, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

/* The baseline for cached pages: a route that only answers a small JSON. */

@Controller()
class BareController {
  @Get('/bare')
  answer(@Query() query: Record<string, string>): object {
    return { message: 'nothing but an answer', query };
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
const { port } = app.getHttpServer().address() as { port: number };
process.stdout.write(`Address http://localhost:${port}\n`);
