export * from './create-http-server.ts';
export * from './print-routes.ts';
export * from './routes/route-table.ts';
