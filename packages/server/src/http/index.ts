export * from './create-http-server.ts';
export * from './routes/route-table.ts';
