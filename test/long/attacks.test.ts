import { AttackedApp } from '../attack/attacked-app.js';
import { describeAttacks } from '../attack/attacks.fixture.js';

describeAttacks(await AttackedApp.start(), (attacks) => attacks);
