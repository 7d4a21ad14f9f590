import { AttackedApp } from './attacked-app.js';
import { describeAttacks } from './attacks.fixture.js';
import { inTurn } from './endpoint-attacks.js';

describeAttacks(await AttackedApp.start(), (attacks) => inTurn(attacks, 4));
