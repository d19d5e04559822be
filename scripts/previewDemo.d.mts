import type { Server } from 'node:http';

export function startDemo(port: number): Promise<Server>;
