export { openWebhooks, type OpenWebhooks } from './open-webhooks.ts';
export { webhookRoutes } from './routes/webhook-routes.ts';
export type { WebhookService } from './webhook-service.ts';
