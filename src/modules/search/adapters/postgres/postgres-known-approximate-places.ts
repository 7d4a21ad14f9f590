import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { KnownApproximatePlaces } from '../../application/known-approximate-places.js';

interface Row {
  id: string;
  latitude: number;
  longitude: number;
}

@Injectable()
export class PostgresKnownApproximatePlaces extends KnownApproximatePlaces {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async of(ids: readonly string[]): Promise<Map<string, Omit<Row, 'id'>>> {
    const rows = await this.transaction.query<Row>(
      'SELECT id, latitude, longitude FROM searchable_listing WHERE id = ANY($1) AND approximate',
      [ids],
    );
    return new Map(rows.map(({ id, ...place }) => [id, place]));
  }
}
