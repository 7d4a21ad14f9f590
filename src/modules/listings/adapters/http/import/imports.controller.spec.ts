import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';
import { MAX_BODY_SECONDS } from '../../../../../platform/http/requests/body-types.decorator.js';
import { MAX_UPLOADED } from '../../../domain/import/uploads/upload.errors.js';
import { ImportsController } from './imports.controller.js';

const BYTES_A_SECOND = 3_000_000 / 8;

it('the timeout of an upload suffices for the largest list at three megabits a second', () => {
  const upload = Object.getOwnPropertyDescriptor(ImportsController.prototype, 'upload')!.value as object;
  const { bodySeconds } = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, upload) as FastifyContextConfig;
  expect(bodySeconds).toBeGreaterThan(MAX_UPLOADED / BYTES_A_SECOND);
  expect(bodySeconds).toBeLessThanOrEqual(MAX_BODY_SECONDS);
});
