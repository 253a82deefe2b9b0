console.error(`npm run submissions is now two commands:
npm run enquiries    lists, shows and exports what visitors sent
npm run outbox       lists what goes out, and sends it again`);
process.exitCode = 1;
