import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';
import { MAX_BODY_SECONDS } from '../../../../platform/http/requests/body-types.decorator.js';
import { MAX_UPLOADED_BACKUP } from '../../domain/backup.errors.js';
import { BackupsController } from './backups.controller.js';

const BYTES_A_SECOND = 10_000_000 / 8;

it('the timeout of an upload suffices for the largest backup at ten megabits a second', () => {
  const upload = Object.getOwnPropertyDescriptor(BackupsController.prototype, 'upload')!.value as object;
  const { bodySeconds } = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, upload) as FastifyContextConfig;
  expect(bodySeconds).toBeGreaterThan(MAX_UPLOADED_BACKUP / BYTES_A_SECOND);
  expect(bodySeconds).toBeLessThanOrEqual(MAX_BODY_SECONDS);
});
